// All but what only the terminal says, and what is loaded with the guide, reviews and profiles.
const files = import.meta.glob<string>(
  [
    "../../../src/grachten/words/de/*.ftl",
    "!../../../src/grachten/words/de/analysis.ftl",
    "!../../../src/grachten/words/de/deals.ftl",
    "!../../../src/grachten/words/de/events.ftl",
    "!../../../src/grachten/words/de/company.ftl",
    "!../../../src/grachten/words/de/explore.ftl",
    "!../../../src/grachten/words/de/guide.ftl",
    "!../../../src/grachten/words/de/identity.ftl",
    "!../../../src/grachten/words/de/profile.ftl",
    "!../../../src/grachten/words/de/review.ftl",
    "!../../../src/grachten/words/de/share.ftl",
    "!../../../src/grachten/words/de/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
