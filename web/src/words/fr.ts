// All but what only the terminal says, and what is loaded with the guide, reviews and profiles.
const files = import.meta.glob<string>(
  [
    "../../../src/grachten/words/fr/*.ftl",
    "!../../../src/grachten/words/fr/analysis.ftl",
    "!../../../src/grachten/words/fr/deals.ftl",
    "!../../../src/grachten/words/fr/events.ftl",
    "!../../../src/grachten/words/fr/company.ftl",
    "!../../../src/grachten/words/fr/explore.ftl",
    "!../../../src/grachten/words/fr/guide.ftl",
    "!../../../src/grachten/words/fr/identity.ftl",
    "!../../../src/grachten/words/fr/profile.ftl",
    "!../../../src/grachten/words/fr/review.ftl",
    "!../../../src/grachten/words/fr/share.ftl",
    "!../../../src/grachten/words/fr/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
