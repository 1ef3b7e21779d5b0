// The page 'Hors ligne' before it is painted, and while it stands there: the page that was asked for comes by itself.
// The key is that of src/web/lib/session/pending-sign-out.ts, its beginning that of src/web/lib/navigation/address.ts.
;(function () {
  const LOOK_EVERY_MS = 5000
  const root = document.documentElement
  // This file is at the top of the installation, whose path is before all of its addresses.
  const base = new URL('.', document.currentScript.src).pathname.slice(0, -1)
  const key = (base === '' ? '' : `${base} `) + 'gramme-sign-out'
  try {
    if (localStorage.getItem(key) !== null) root.dataset.signedOut = ''
  } catch {
    // A browser that keeps nothing has no sign-out to be finished.
  }
  if (/^\/en(\/|$)/.test(location.pathname.slice(base.length))) root.lang = 'en'
  if (root.lang === 'en') document.title = 'Offline · Gramme'

  // Under its own address it is where a sign-out leads that the server has yet to hear of.
  const own = location.pathname === `${base}/offline.html`
  function goOn() {
    if (own) location.replace(base + (root.lang === 'en' ? '/en/login' : '/login'))
    else location.reload()
  }
  addEventListener('click', (event) => {
    if (event.target.closest('button')) goOn()
  })

  let asking = false
  async function look() {
    if (asking || document.visibilityState !== 'visible') return
    asking = true
    try {
      const { ok } = await fetch(`${base}/api/health`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(LOOK_EVERY_MS),
      })
      if (ok) goOn()
    } catch {
      // Not yet.
    }
    asking = false
  }
  const onLook = () => void look()
  setInterval(onLook, LOOK_EVERY_MS)
  addEventListener('online', onLook)
  document.addEventListener('visibilitychange', onLook)
  // The server may only have been slow. Any other page has just been asked for.
  if (own) onLook()
})()
