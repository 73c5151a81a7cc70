// All but what only the terminal says, and what is loaded with the guide, reviews and profiles.
const files = import.meta.glob<string>(
  [
    "../../../src/grachten/words/da/*.ftl",
    "!../../../src/grachten/words/da/analysis.ftl",
    "!../../../src/grachten/words/da/deals.ftl",
    "!../../../src/grachten/words/da/events.ftl",
    "!../../../src/grachten/words/da/company.ftl",
    "!../../../src/grachten/words/da/explore.ftl",
    "!../../../src/grachten/words/da/guide.ftl",
    "!../../../src/grachten/words/da/identity.ftl",
    "!../../../src/grachten/words/da/profile.ftl",
    "!../../../src/grachten/words/da/review.ftl",
    "!../../../src/grachten/words/da/share.ftl",
    "!../../../src/grachten/words/da/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
