import { ActionIcon } from '@mantine/core'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { useTranslations } from 'use-intl'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import type { SheetMenuProps } from './sheet-menu.tsx'
import { deleteButtonId } from './use-sheet-actions.ts'

/** Asks for the deletion of a sheet; what it says of itself names the sheet. */
export function DeleteIconButton({
  sheet: { id, title },
  actions,
}: Pick<SheetMenuProps, 'sheet' | 'actions'>) {
  const t = useTranslations('sheets.card')
  return (
    <DemoLock>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        id={deleteButtonId(id)}
        aria-label={t('delete', { title })}
        title={t('delete', { title })}
        onClick={() => actions.openConfirmation(id)}
      >
        <IconTrash size={17} stroke={1.7} aria-hidden />
      </ActionIcon>
    </DemoLock>
  )
}
