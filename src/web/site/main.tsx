import '../theme/site-styles.ts'
import '../theme/tokens.css'
import '../theme/fonts.css'
import '../theme/global.css'
import 'virtual:theme.css'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { leaveDemoOnArrival } from '#web/lib/demo/leave-demo.ts'
import { LANGUAGES, type Language } from '#web/lib/storage/preferences.ts'
import { type LoadedPage, loadPage } from './load-page.ts'
import { Site } from './site.tsx'

const html = document.documentElement

/** Pages for signing in and signing up, where a mail's link ends signing up, and where one joins a house. */
const OUTSIDE_DEMO: ReadonlySet<string> = new Set(['register', 'login', 'confirm-email', 'invitation'])

function languageOfPage(): Language {
  return LANGUAGES.find((language) => language === html.lang) ?? 'fr'
}

/** What was sent or pressed before the page could take it, as public/first-paint.js noted, is done now. */
function takeOver() {
  html.dataset.ready = ''
  if (html.dataset.sentEarly !== undefined)
    document.querySelector<HTMLFormElement>('main form')?.requestSubmit()
  const pressed = document.querySelector('[data-pressed-early]')
  pressed?.removeAttribute('data-pressed-early')
  // Some buttons answer to the first of these already.
  for (const step of ['mousedown', 'mouseup', 'click'])
    pressed?.dispatchEvent(new MouseEvent(step, { bubbles: true, cancelable: true }))
}

function HydratedSite(loaded: LoadedPage) {
  useEffect(takeOver, [])
  return <Site {...loaded} />
}

async function start(root: HTMLElement) {
  const name = html.dataset.page ?? ''
  if (OUTSIDE_DEMO.has(name)) leaveDemoOnArrival()
  const loaded = await loadPage(name, languageOfPage())
  // In slices, so that a phone stays answerable meanwhile.
  startTransition(() => {
    hydrateRoot(root, <HydratedSite {...loaded} />)
  })
}

const root = document.getElementById('root')
if (root) void start(root)
