import {
  IconArrowRight,
  IconBolt,
  IconBook,
  IconNotebook,
  IconPaperBag,
  IconReceipt,
  IconToolsKitchen2,
  IconTruck,
} from '@tabler/icons-react'
import type { PaletteEntry } from './entries.ts'
import classes from './palette.module.css'

const ICONS = {
  action: IconBolt,
  page: IconArrowRight,
  sheet: IconNotebook,
  product: IconPaperBag,
  dish: IconToolsKitchen2,
  menu: IconReceipt,
  carte: IconBook,
  supplier: IconTruck,
} as const satisfies Record<PaletteEntry['kind'], unknown>

/** An entry with the picture of its kind, and what is known of it. */
export function EntryLine({ entry: { kind, label, about } }: { entry: PaletteEntry }) {
  const Icon = ICONS[kind]
  return (
    <>
      <Icon size={18} stroke={1.6} aria-hidden className="dimmed" />
      <span className={classes.words}>
        {label}
        {about !== undefined && <span className={classes.about}>{about}</span>}
      </span>
    </>
  )
}
