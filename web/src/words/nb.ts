// All but what only the terminal says, and what is loaded with the guide, reviews and profiles.
const files = import.meta.glob<string>(
  [
    "../../../src/grachten/words/nb/*.ftl",
    "!../../../src/grachten/words/nb/analysis.ftl",
    "!../../../src/grachten/words/nb/deals.ftl",
    "!../../../src/grachten/words/nb/events.ftl",
    "!../../../src/grachten/words/nb/company.ftl",
    "!../../../src/grachten/words/nb/explore.ftl",
    "!../../../src/grachten/words/nb/guide.ftl",
    "!../../../src/grachten/words/nb/identity.ftl",
    "!../../../src/grachten/words/nb/profile.ftl",
    "!../../../src/grachten/words/nb/review.ftl",
    "!../../../src/grachten/words/nb/share.ftl",
    "!../../../src/grachten/words/nb/terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
