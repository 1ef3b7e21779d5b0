import { Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LateModule } from '#web/lib/browser/late-module.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { paths } from '#web/entities/paths.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { NavLink } from './nav-link.tsx'
import { TOP_NAVIGATION, VISITOR_NAVIGATION } from './navigation.ts'
import classes from './top-bar.module.css'
import { LeaveButton } from './leave-button.tsx'

// A drawer is a lot of code for the many who never open it.
const menuModule = new LateModule(() => import('./mobile-menu.tsx'))

interface TopBarProps {
  /** What has to be known on each page. */
  mark?: ReactNode
  /** Of members. */
  tools?: ReactNode
  /** The menu of a small screen was asked for, and its code did not come: it is fetched again the next time. */
  onMenuMissing?: (failure: unknown) => void
}

/** The head of every page: what it offers depends on who looks, a visitor until the server says more. */
export function TopBar({ mark, tools, onMenuMissing }: TopBarProps) {
  const t = useTranslations('shell')
  const session = useSession()
  const demo = useDemo()
  const member = demo || Boolean(session)
  const [menuOpened, menu] = useDisclosure(false)
  const [, setCame] = useState(false)
  const MobileMenu = menuModule.now?.MobileMenu
  const burger = useRef<HTMLButtonElement>(null)
  const closeMenu = () => {
    menu.close()
    burger.current?.focus()
  }
  const toggleMenu = () => {
    menu.toggle()
    menuModule.load().then(
      () => setCame(true),
      (failure: unknown) => {
        menu.close()
        onMenuMissing?.(failure)
      },
    )
  }
  const entries = member ? TOP_NAVIGATION : VISITOR_NAVIGATION

  return (
    <header className={classes.bar} data-print="hidden">
      <a className={classes.skip} href="#content">
        {t('skipToContent')}
      </a>
      <div className={classes.inner} data-member={member || undefined}>
        <TextLink to={member ? paths.dashboard : paths.home} underline="never" aria-label={t('home')}>
          <Wordmark />
        </TextLink>
        <nav className={classes.navigation} aria-label={t('navigation.main')}>
          {entries.map((entry) => (
            <NavLink
              key={entry.key}
              entry={entry}
              className={entry.key === 'login' ? classes.button : classes.link}
            >
              {t(`navigation.${entry.key}`)}
            </NavLink>
          ))}
        </nav>
        {mark}
        {member && (
          <div className={classes.end}>
            {tools}
            <LeaveButton className={`${classes.link} ${classes.leave}`} />
          </div>
        )}
        <Burger
          ref={burger}
          className={classes.burger}
          size="sm"
          opened={menuOpened}
          onClick={toggleMenu}
          aria-label={menuOpened ? t('navigation.closeMenu') : t('navigation.openMenu')}
          aria-expanded={menuOpened}
        />
        {menuOpened && MobileMenu && <MobileMenu opened onClose={closeMenu} member={member} />}
      </div>
    </header>
  )
}
