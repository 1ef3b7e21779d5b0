// Runs before the first paint, so that a page never flashes in the wrong theme or language.
// The keys are those of src/web/lib/preferences.ts.
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
  root.lang = language === 'en' ? 'en' : 'fr'
})()
