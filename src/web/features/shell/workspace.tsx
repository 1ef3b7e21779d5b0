import { Flex } from '@mantine/core'
import { PageOutlet } from '#web/entities/page-outlet.tsx'
import { usePathAccess } from '#web/entities/use-page-access.ts'
import { LateModule, useLateModule } from '#web/lib/browser/late-module.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { useAccountPreferences } from '#web/lib/session/use-account-preferences.ts'
import { useSessionKeepAlive } from '#web/lib/session/use-session-keep-alive.ts'
import { AccountNotice } from './account-notice/account-notice.tsx'
import { ConfigurationMissing } from '../../ui/configuration-missing.tsx'
import { DemoBar } from '../../ui/demo/demo-bar.tsx'
import { DemoToast } from '../../ui/demo/demo-toast.tsx'
import { InShellContext } from '../../ui/page-pending.tsx'
import { VersionNotice } from '../../ui/new-version/version-notice.tsx'
import { OfflineMark } from '../../ui/offline/offline-mark.tsx'
import { PaletteButton } from './palette/palette-button.tsx'
import { PaletteHost } from './palette/palette-host.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { BOTTOM_BAR } from './navigation.ts'
import { SideNavigation } from './side-navigation.tsx'
import { TopBar } from './top-bar.tsx'
import { useMissingPart } from './use-missing-part.ts'
import { WaitingMark } from './waiting-mark.tsx'
import { WorkspaceFooter } from './workspace-footer.tsx'
import classes from './workspace.module.css'

const switcherModule = new LateModule(() => import('./house-switcher.tsx'))

/** The layout of every page behind the sign-in. */
export function Workspace() {
  const missing = useMissingPart()
  useSessionKeepAlive()
  useAccountPreferences()
  const mayOpen = usePathAccess()
  // A cook has no page here but their own account.
  const isOffice = BOTTOM_BAR.some(({ to }) => mayOpen(to))
  return (
    <div className={classes.workspace}>
      <DemoBar />
      <AccountNotice />
      <DemoToast />
      <TopBar
        mark={
          <>
            <OfflineMark />
            <WaitingMark />
          </>
        }
        tools={
          <>
            <OtherHouses />
            {isOffice && <PaletteButton />}
          </>
        }
        onMenuMissing={(failure) => missing('menu', failure)}
      />
      <Flex className={classes.body}>
        <SideNavigation />
        <div className={classes.column}>
          <main id="content" tabIndex={-1} className={classes.main}>
            <ConfigurationMissing />
            <InShellContext value>
              <PageOutlet />
            </InShellContext>
          </main>
          <WorkspaceFooter />
        </div>
      </Flex>
      {isOffice && (
        <>
          <BottomBar />
          <PaletteHost />
        </>
      )}
      <VersionNotice />
    </div>
  )
}

/** The way to the other houses of a person, fetched for who has some. */
function OtherHouses() {
  const session = useSession()
  useLateModule(switcherModule, session != null && session.houses > 1 ? true : null)
  const HouseSwitcher = switcherModule.now?.HouseSwitcher
  return HouseSwitcher && <HouseSwitcher />
}
