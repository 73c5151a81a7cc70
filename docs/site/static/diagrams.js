/* Draws the diagrams of a page, in the colours of the page, and again when these change. Long lines
   are wrapped; Mermaid does that only where a text has no line breaks of its own. */

(() => {
  const diagrams = [...document.querySelectorAll("pre.diagram")].map((element) => ({
    element,
    source: element.textContent.replace(/^\s*note .*/gim, (note) => note.replaceAll(/<br ?\/?>/g, " ")),
  }));

  const colour = (name) => getComputedStyle(document.body).getPropertyValue(`--color-${name}`).trim();

  const themed = () => ({
    startOnLoad: false,
    theme: "base",
    fontFamily: getComputedStyle(document.body).fontFamily,
    flowchart: { useMaxWidth: false },
    state: { useMaxWidth: false },
    sequence: {
      useMaxWidth: false,
      wrap: true,
      width: 178,
      height: 76,
      actorMargin: 8,
      boxMargin: 6,
      wrapPadding: 4,
      actorFontSize: 12.5,
      messageFontSize: 13.5,
      noteFontSize: 13,
    },
    themeVariables: {
      fontSize: "15px",
      background: colour("background-secondary"),
      primaryColor: colour("background-primary"),
      primaryTextColor: colour("foreground-primary"),
      primaryBorderColor: colour("foreground-border"),
      secondaryColor: colour("background-hover"),
      tertiaryColor: colour("background-secondary"),
      lineColor: colour("foreground-secondary"),
      textColor: colour("foreground-primary"),
      titleColor: colour("foreground-primary"),
      edgeLabelBackground: colour("background-secondary"),
      noteBkgColor: colour("highlight-on-target"),
      noteTextColor: colour("foreground-primary"),
      noteBorderColor: colour("gold"),
      clusterBkg: colour("background-hover"),
      clusterBorder: colour("foreground-border"),
      actorLineColor: colour("foreground-border"),
    },
  });

  let drawing = Promise.resolve();
  const draw = () => {
    drawing = drawing.then(async () => {
      mermaid.initialize(themed());
      for (const [number, { element, source }] of diagrams.entries()) {
        const { svg } = await mermaid.render(`diagram-${number}`, source);
        element.innerHTML = svg;
      }
      dispatchEvent(new Event("resize")); // some are wider than the page now
    });
  };

  document.fonts.ready.then(draw); // the boxes are as wide as their words
  new MutationObserver(draw).observe(document.body, { attributeFilter: ["data-theme"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
})();
