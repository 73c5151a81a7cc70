// All but what only the terminal says, and what is loaded with the guide, reviews and profiles.
const files = import.meta.glob<string>(
  [
    "../../../src/grachten/words/sv/*.ftl",
    "!../../../src/grachten/words/sv/analysis.ftl",
    "!../../../src/grachten/words/sv/deals.ftl",
    "!../../../src/grachten/words/sv/events.ftl",
    "!../../../src/grachten/words/sv/company.ftl",
    "!../../../src/grachten/words/sv/explore.ftl",
    "!../../../src/grachten/words/sv/guide.ftl",
    "!../../../src/grachten/words/sv/identity.ftl",
    "!../../../src/grachten/words/sv/profile.ftl",
    "!../../../src/grachten/words/sv/review.ftl",
    "!../../../src/grachten/words/sv/share.ftl",
    "!../../../src/grachten/words/sv/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
