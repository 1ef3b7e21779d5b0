// Runs before the first paint, so that a page never flashes in the wrong theme or language.
// The keys are those of src/web/lib/storage/preferences.ts.
;(function () {
  const root = document.documentElement
  let theme = null
  let language = null
  try {
    theme = localStorage.getItem('gramme-theme')
    language = localStorage.getItem('gramme-language')
  } catch {
    // A browser that keeps nothing: the device's theme, in French.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  // The browser's own bars wear the page's theme, which may be another than the device's.
  function paintBars() {
    const paper = root.dataset.mantineColorScheme === 'dark' ? '#171410' : '#FBF8F2'
    for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.content = paper
  }
  paintBars()
  addEventListener('DOMContentLoaded', paintBars)
  new MutationObserver(paintBars).observe(root, { attributeFilter: ['data-mantine-color-scheme'] })

  // In the application the language is a choice; of a public page the address says it.
  if (root.dataset.page === undefined) {
    root.lang = language === 'en' ? 'en' : 'fr'
    return
  }
  function leadToEnglish() {
    root.style.visibility = 'hidden'
    location.replace(root.dataset.english + location.search + location.hash)
  }
  if (root.lang === 'fr' && language === 'en') {
    leadToEnglish()
    return
  }
  // A language that is chosen, here or into a tab of its own: the same page, its search and its part, and remembered.
  // Forgotten, the language of before would lead straight back.
  function chooseLanguage(event) {
    const link = event.target.closest('footer a[hreflang]')
    // The right button opens a menu, and chooses nothing.
    if (!link || event.button === 2) return
    link.search = location.search
    link.hash = location.hash
    try {
      localStorage.setItem('gramme-language', link.lang)
    } catch {
      // The choice holds for this page.
    }
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    // It stays the same place: the way back leads to the page before, not to this one in the other language.
    event.preventDefault()
    location.replace(link.href)
  }
  addEventListener('click', chooseLanguage)
  addEventListener('auxclick', chooseLanguage)
  // A page that the browser had put aside, whole, knows nothing of a language chosen since.
  addEventListener('pageshow', function (event) {
    if (!event.persisted || root.lang !== 'fr') return
    try {
      if (localStorage.getItem('gramme-language') === 'en') leadToEnglish()
    } catch {
      // A browser that keeps nothing has no choice to follow.
    }
  })
  // A form that is sent before its page has woken waits for it: src/web/site/main.tsx sends it then.
  addEventListener('submit', function (event) {
    if (root.dataset.ready !== undefined) return
    event.preventDefault()
    root.dataset.sentEarly = ''
  })
  // A button that is pressed before is pressed then; of several the last.
  addEventListener('click', function (event) {
    const button = event.target.closest('button[type=button]')
    if (!button || root.dataset.ready !== undefined) return
    document.querySelector('[data-pressed-early]')?.removeAttribute('data-pressed-early')
    button.dataset.pressedEarly = ''
  })

  // Pages of the site are read before they are used: their scripts, which wait in a template, come with the first touch,
  // key or scroll. A browser that keeps anything of an account, the demo or a message for this page has them at once.
  const TOUCHES = 'pointermove pointerdown keydown focusin scroll input click submit hashchange'.split(' ')
  const CHOICES = ['gramme-theme', 'gramme-language']
  function keepsMore(storage) {
    return Object.keys(storage).some((key) => !CHOICES.includes(key))
  }
  function isKnown() {
    try {
      return document.cookie !== '' || keepsMore(localStorage) || keepsMore(sessionStorage)
    } catch {
      return false
    }
  }
  let mouse
  function fetchScripts(event) {
    const scripts = document.getElementById('scripts')
    if (!scripts) return
    if (event?.type === 'pointermove') {
      // A page that comes below a mouse at rest has a pointermove too, where the mouse is.
      const place = event.screenX + ' ' + event.screenY
      mouse = mouse || place
      if (mouse === place) return
    }
    for (const touch of TOUCHES) removeEventListener(touch, fetchScripts, true)
    document.head.append(scripts.content)
  }
  for (const touch of TOUCHES) addEventListener(touch, fetchScripts, { capture: true, passive: true })
  // A page with a form fetches them at once: waking below somebody who types, it could move the focus. So does an address
  // with a hash, which a mail's link opens. Once painted, so that they take nothing of a slow connection before; a tab
  // behind another is not painted, and waits 2 s.
  if (root.dataset.needsScripts !== undefined || isKnown() || location.hash !== '')
    addEventListener('DOMContentLoaded', () => {
      new PerformanceObserver(() => fetchScripts()).observe({ type: 'paint', buffered: true })
      setTimeout(() => fetchScripts(), 2000)
    })
})()
