import { IconBuildingStore, IconHome, IconNotebook, IconPaperBag, IconSettings } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { NavLink } from './nav-link.tsx'
import { SIDE_NAVIGATION } from './navigation.ts'
import classes from './side-navigation.module.css'

const ICONS = {
  dashboard: IconHome,
  recipes: IconNotebook,
  products: IconPaperBag,
  suppliers: IconBuildingStore,
  settings: IconSettings,
} as const satisfies Record<(typeof SIDE_NAVIGATION)[number]['key'], unknown>

/** The left navigation of inner pages: a narrow rail, a full list where the screen is wide. */
export function SideNavigation() {
  const t = useTranslations('shell.navigation')
  return (
    <nav className={classes.rail} aria-label={t('side')} data-print="hidden">
      {SIDE_NAVIGATION.map((entry) => {
        const Icon = ICONS[entry.key]
        return (
          <NavLink key={entry.key} entry={entry} className={classes.link}>
            <Icon size={20} stroke={1.6} aria-hidden />
            <span>{t(entry.key)}</span>
          </NavLink>
        )
      })}
    </nav>
  )
}
