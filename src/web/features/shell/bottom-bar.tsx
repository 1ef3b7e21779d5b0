import { IconHome, IconMenu2, IconNotebook, IconPaperBag, IconReceipt } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from './bottom-bar.module.css'
import { NavLink } from './nav-link.tsx'
import { BOTTOM_BAR } from './navigation.ts'

const ICONS = {
  home: IconHome,
  recipes: IconNotebook,
  gammes: IconMenu2,
  carte: IconReceipt,
  products: IconPaperBag,
} as const satisfies Record<(typeof BOTTOM_BAR)[number]['key'], unknown>

/** The five places of a phone, under the thumb. */
export function BottomBar() {
  const t = useTranslations('shell')
  return (
    <nav className={classes.bar} aria-label={t('navigation.bottom')} data-print="hidden">
      {BOTTOM_BAR.map((entry) => {
        const Icon = ICONS[entry.key]
        return (
          <NavLink key={entry.key} entry={entry} className={classes.link}>
            <Icon size={22} stroke={1.6} aria-hidden />
            {t(`bottomBar.${entry.key}`)}
          </NavLink>
        )
      })}
    </nav>
  )
}
