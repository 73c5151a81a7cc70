// All but what only the terminal says, and what is loaded with the guide, reviews and profiles.
const files = import.meta.glob<string>(
  [
    "../../../src/grachten/words/nl/*.ftl",
    "!../../../src/grachten/words/nl/analysis.ftl",
    "!../../../src/grachten/words/nl/deals.ftl",
    "!../../../src/grachten/words/nl/events.ftl",
    "!../../../src/grachten/words/nl/company.ftl",
    "!../../../src/grachten/words/nl/explore.ftl",
    "!../../../src/grachten/words/nl/guide.ftl",
    "!../../../src/grachten/words/nl/identity.ftl",
    "!../../../src/grachten/words/nl/profile.ftl",
    "!../../../src/grachten/words/nl/review.ftl",
    "!../../../src/grachten/words/nl/share.ftl",
    "!../../../src/grachten/words/nl/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
