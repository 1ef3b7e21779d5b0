// Runs before the first paint, so that a page never flashes in the wrong theme or language.
// The keys are those of src/web/lib/preferences.ts.
;(function () {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const theme = read('gramme-theme')
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.lang = read('gramme-language') === 'en' ? 'en' : 'fr'
})()
