import { Flex, Text, UnstyledButton } from '@mantine/core'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PathnameContext } from '#web/lib/navigation/link-context.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { IconLock } from '#web/ui/icons/lock.ts'
import { OfflineMark } from '#web/ui/offline/offline-mark.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { ReceiptsToSend } from '../deliveries/receipts-to-send.tsx'
import { InitialsButton } from '../marks/initials-button.tsx'
import { TicksToSend } from '../marks/ticks-state.tsx'
import classes from './kitchen-bar.module.css'
import { useKitchen } from './kitchen-context.ts'
import { isCurrentTab, TABS } from './tabs.ts'
import { PersonMenu } from './person-menu.tsx'
import { useLock } from './use-lock.ts'

/** The head of every page of the kitchen. */
export function KitchenBar() {
  const t = useTranslations('kitchen.frame')
  const here = useKitchen()
  const pathname = use(PathnameContext)
  const session = useSession()
  const isCook = session?.role === 'cook'
  return (
    <header className={classes.bar} data-print="hidden">
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <Text fw={600} truncate className={classes.house}>
        {here.houseName}
      </Text>
      <nav className={classes.tabs} aria-label={t('tabs')}>
        {TABS.filter(({ isThere }) => isThere(here)).map((tab) => {
          const isCurrent = isCurrentTab(tab, pathname)
          return (
            <PageLink
              key={tab.key}
              to={tab.to}
              className={classes.tab}
              aria-current={isCurrent ? 'page' : undefined}
              data-current={isCurrent || undefined}
            >
              <span ref={isCurrent ? showTab : undefined}>
                {t(`tab.${tab.key}`)}
                {tab.key === 'deliveries' && <ReceiptsToSend />}
              </span>
            </PageLink>
          )
        })}
      </nav>
      <Flex align="center" gap={16}>
        <OfflineMark />
        <TicksToSend />
        {here.device === null && !isCook && (
          <Text c="dimmed" className={classes.looking}>
            {t('asTablet')} · <PageLink to={paths.settings}>{t('settings')}</PageLink>
          </Text>
        )}
        {session && isCook ? (
          <PersonMenu name={here.person?.name ?? session.user.name} account={session.account} />
        ) : (
          <InitialsButton />
        )}
        {here.device?.hasPin && <LockButton />}
      </Flex>
    </header>
  )
}

/** On a phone the tabs may be wider than the screen. */
function showTab(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
}

function LockButton() {
  const t = useTranslations('kitchen.frame')
  return (
    <UnstyledButton className={classes.lock} onClick={useLock()} aria-label={t('lock')}>
      <IconLock size={28} aria-hidden />
    </UnstyledButton>
  )
}
