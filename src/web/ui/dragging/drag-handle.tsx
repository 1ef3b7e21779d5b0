import { IconGripVertical } from '#web/ui/icons/grip-vertical.ts'
import { useTranslations } from 'use-intl'
import classes from './drag-rows.module.css'

export interface DragHandleProps {
  /** What is moved by it. */
  name: string
}

/** The grip of a row in `useReorder`: dragged, or moved by the arrows while it has the focus. */
export function DragHandle({ name }: DragHandleProps) {
  const t = useTranslations('common.reorder')
  return (
    <button
      type="button"
      className={`${classes.handle} ${classes.grip}`}
      data-handle
      data-print="hidden"
      aria-label={t('handle', { name })}
      title={t('hint')}
    >
      <IconGripVertical size={18} stroke={1.7} aria-hidden />
    </button>
  )
}
