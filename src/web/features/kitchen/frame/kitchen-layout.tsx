import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { DemoBar } from '#web/ui/demo/demo-bar.tsx'
import { DemoToast } from '#web/ui/demo/demo-toast.tsx'
import { VersionNotice } from '#web/ui/new-version/version-notice.tsx'
import { LeftTicks } from '../marks/ticks-state.tsx'
import { PairingPage } from '../pairing/pairing-page.tsx'
import { PinPage } from '../pairing/pin-page.tsx'
import { TimerDock } from '../timers/timer-dock.tsx'
import { KitchenBar } from './kitchen-bar.tsx'
import { KitchenContext } from './kitchen-context.ts'
import classes from './kitchen-layout.module.css'
import { kitchenQuery } from './kitchen-query.ts'
import { useLockOnWaking } from './use-lock.ts'
import { useKitchenWatch, useLanguageOfHouse } from './use-kitchen-watch.ts'

/** A tablet that shows one page all day is in contact, and its cookie lasts. */
const LOOK_EVERY_MS = 10 * 60_000

/** Every page of the kitchen: the pairing page in a browser that is no tablet, the PIN page while it is locked. */
export function KitchenLayout() {
  const { data: here } = useQuery({ ...kitchenQuery, refetchInterval: LOOK_EVERY_MS })
  useKitchenWatch()
  useLanguageOfHouse(here)
  useLockOnWaking(here?.device?.hasPin === true)
  return (
    <div className={classes.kitchen}>
      {here?.device?.isLocked ? (
        <PinPage here={here} />
      ) : here ? (
        <KitchenContext value={here}>
          <DemoBar />
          <DemoToast />
          <KitchenBar />
          <LeftTicks />
          <main id="content" tabIndex={-1} className={classes.main}>
            <Outlet />
          </main>
          <TimerDock account={here.account} />
        </KitchenContext>
      ) : (
        <PairingPage />
      )}
      <VersionNotice />
    </div>
  )
}
