import { createAtom } from '@tanstack/store'

/** In the storage of the tab, which is emptied when the demo is left (leave-demo.ts). */
export const DEMO_NOTICE_KEY = 'gramme-demo-notice'
const PUT_AWAY = 'put-away'

/** Whether the notice of the demo is put away, in this tab. */
export const demoNoticePutAway = createAtom(readPutAway())

function readPutAway(): boolean {
  try {
    return sessionStorage.getItem(DEMO_NOTICE_KEY) === PUT_AWAY
  } catch {
    return false
  }
}

/** For the rest of the visit, also on pages that are loaded again. */
export function putDemoNoticeAway(): void {
  demoNoticePutAway.set(true)
  try {
    sessionStorage.setItem(DEMO_NOTICE_KEY, PUT_AWAY)
  } catch {
    // Without storage it is away until the page is loaded again.
  }
}
