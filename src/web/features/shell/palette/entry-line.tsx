import { IconArrowRight } from '#web/ui/icons/arrow-right.ts'
import { IconBolt } from '#web/ui/icons/bolt.ts'
import { IconBook } from '#web/ui/icons/book.ts'
import { IconNotebook } from '#web/ui/icons/notebook.ts'
import { IconPaperBag } from '#web/ui/icons/paper-bag.ts'
import { IconReceipt } from '#web/ui/icons/receipt.ts'
import { IconToolsKitchen2 } from '#web/ui/icons/tools-kitchen-2.ts'
import { IconTruck } from '#web/ui/icons/truck.ts'
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
