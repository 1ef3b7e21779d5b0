import { IconBuildingStore } from '#web/ui/icons/building-store.ts'
import { IconChefHat } from '#web/ui/icons/chef-hat.ts'
import { IconFileText } from '#web/ui/icons/file-text.ts'
import { IconHome } from '#web/ui/icons/home.ts'
import { IconLayoutDashboard } from '#web/ui/icons/layout-dashboard.ts'
import { IconNotebook } from '#web/ui/icons/notebook.ts'
import { IconPaperBag } from '#web/ui/icons/paper-bag.ts'
import { IconServer } from '#web/ui/icons/server.ts'
import { IconSettings } from '#web/ui/icons/settings.ts'
import { IconTags } from '#web/ui/icons/tags.ts'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { IconTruckDelivery } from '#web/ui/icons/truck-delivery.ts'
import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { NavLink } from './nav-link.tsx'
import { useIsOperator } from '#web/lib/session/use-is-operator.ts'
import {
  OPERATOR_ENTRY,
  sideNavigation,
  type SIDE_NAVIGATION,
  type SUPPLIER_NAVIGATION,
} from './navigation.ts'
import classes from './side-navigation.module.css'

const ICONS = {
  dashboard: IconHome,
  tomorrow: IconChefHat,
  batches: IconTags,
  recipes: IconNotebook,
  products: IconPaperBag,
  suppliers: IconBuildingStore,
  orders: IconTruckDelivery,
  invoices: IconFileText,
  suppliersDashboard: IconLayoutDashboard,
  settings: IconSettings,
  bin: IconTrash,
  operator: IconServer,
} as const satisfies Record<
  (typeof SIDE_NAVIGATION | typeof SUPPLIER_NAVIGATION)[number]['key'] | 'operator',
  unknown
>

/** The left navigation of inner pages: a narrow rail, a full list where the screen is wide. */
export function SideNavigation() {
  const t = useTranslations('shell.navigation')
  const isOperator = useIsOperator()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav className={classes.rail} aria-label={t('side')} data-print="hidden">
      {[...sideNavigation(pathname), ...(isOperator ? [OPERATOR_ENTRY] : [])].map((entry) => {
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
