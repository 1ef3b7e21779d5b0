import { IconChefHat } from '#web/ui/icons/chef-hat.ts'
import { IconHome } from '#web/ui/icons/home.ts'
import { IconNotebook } from '#web/ui/icons/notebook.ts'
import { IconPaperBag } from '#web/ui/icons/paper-bag.ts'
import { IconReceipt } from '#web/ui/icons/receipt.ts'
import { useTranslations } from 'use-intl'
import classes from './bottom-bar.module.css'
import { NavLink } from './nav-link.tsx'
import { BOTTOM_BAR } from './navigation.ts'

const ICONS = {
  home: IconHome,
  tomorrow: IconChefHat,
  recipes: IconNotebook,
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
