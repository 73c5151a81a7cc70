// All but what only the terminal says, and what is loaded with the guide, reviews and profiles.
const files = import.meta.glob<string>(
  [
    "../../../src/grachten/words/en/*.ftl",
    "!../../../src/grachten/words/en/analysis.ftl",
    "!../../../src/grachten/words/en/deals.ftl",
    "!../../../src/grachten/words/en/events.ftl",
    "!../../../src/grachten/words/en/company.ftl",
    "!../../../src/grachten/words/en/explore.ftl",
    "!../../../src/grachten/words/en/guide.ftl",
    "!../../../src/grachten/words/en/identity.ftl",
    "!../../../src/grachten/words/en/profile.ftl",
    "!../../../src/grachten/words/en/review.ftl",
    "!../../../src/grachten/words/en/share.ftl",
    "!../../../src/grachten/words/en/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
