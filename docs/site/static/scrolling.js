/* Code and tables that are wider than the page can be scrolled with the keyboard as well. */

(() => {
  const wide = document.querySelectorAll("article pre, article .table-wrapper");
  const check = () => {
    for (const element of wide) {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    }
  };
  addEventListener("resize", check);
  document.fonts.ready.then(check);
})();
