import { createAtom } from '@tanstack/store'
import { useSyncExternalStore } from 'react'
import { DEMO_PATH } from '#contract/demo.ts'
import { useAtomValue } from '../store/use-atom-value.ts'
import { rememberLanguage, type Language } from '../storage/preferences.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'

/** Where a browser remembers that it visits the demo. */
const STORAGE_KEY = 'demo-storage'
const FLAG = JSON.stringify({ isDemoMode: true })
const ENTRANCES: Record<Language, string> = { fr: '#demo', en: '#demo-en' }

/**
 * Where 'Essayer la démo' leads from a page in a language: by the address, so that it also works before scripts do
 * and where nothing is kept.
 */
export function demoEntrance(language: Language): AppPath {
  return `${DEMO_PATH}${ENTRANCES[language]}`
}

/** For a browser that keeps nothing: the demo then lasts as long as the page. */
let wantedHere = false
/** Whether this page shows the demo: entered, and no account signed in. Leaving the demo leaves the page. */
const visiting = createAtom(false)

/** Whether the demo is wished for in this browser; a session has the last word (require-session.ts). */
export function isDemoWanted(): boolean {
  try {
    return wantedHere || localStorage.getItem(STORAGE_KEY) === FLAG
  } catch {
    return wantedHere
  }
}

export function enterDemo(): void {
  wantedHere = true
  try {
    localStorage.setItem(STORAGE_KEY, FLAG)
  } catch {
    // As above.
  }
}

/**
 * Enters through the address, and takes it out of there. Before the router reads the address.
 * @returns the language that it asks for; French is what there is for who has chosen nothing
 */
export function enterDemoByAddress(): Language | undefined {
  if (location.hash !== ENTRANCES.fr && location.hash !== ENTRANCES.en) return undefined
  const english = location.hash === ENTRANCES.en
  enterDemo()
  if (english) rememberLanguage('en')
  history.replaceState(history.state, '', location.pathname + location.search)
  return english ? 'en' : undefined
}

/** Ends the demo in the other tabs, and here with the next page. */
export function forgetDemo(): void {
  wantedHere = false
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // What cannot be reached was not kept either.
  }
}

/** This page shows the demo, because no account is signed in. */
export function visitDemo(): void {
  visiting.set(true)
}

/** For tests, which show other pages after those of the demo without loading another document. */
export function endVisit(): void {
  visiting.set(false)
}

export function isDemo(): boolean {
  return visiting.get()
}

/** Whether what is on screen is the demo. */
export function useDemo(): boolean {
  return useAtomValue(visiting, false)
}

/** Whether this browser has a demo to go back to; not known while a page is prerendered. */
export function useDemoWanted(): boolean {
  return useSyncExternalStore(subscribeToWish, isDemoWanted, () => false)
}

/** It changes in other tabs, and behind a page that 'back' shows as it was left. */
function subscribeToWish(listener: () => void) {
  const stop = new AbortController()
  addEventListener('storage', listener, { signal: stop.signal })
  addEventListener('pageshow', listener, { signal: stop.signal })
  return () => stop.abort()
}

/**
 * Calls `onEnded` when the demo has ended in another tab, or while this page was laid aside by 'back'; as soon as
 * someone looks at the page.
 */
export function watchDemo(onEnded: () => void): () => void {
  const stop = new AbortController()
  const check = () => {
    if (visiting.get() && !document.hidden && !isDemoWanted()) onEnded()
  }
  const onStorage = ({ key }: StorageEvent) => {
    // Another tab has left, and with it this one; null is a storage that was emptied.
    if (key !== STORAGE_KEY && key !== null) return
    wantedHere = false
    check()
  }
  addEventListener('storage', onStorage, { signal: stop.signal })
  addEventListener('pageshow', check, { signal: stop.signal })
  document.addEventListener('visibilitychange', check, { signal: stop.signal })
  return () => stop.abort()
}
