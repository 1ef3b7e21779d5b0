import { Button, Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { OrderSummary } from '#contract/order-shapes.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useFocusBack } from '#web/lib/keyboard/use-focus-back.ts'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'

export interface DraftQuestionProps {
  /** Drafts to the same suppliers for the same days; null where nothing is asked. */
  drafts: readonly OrderSummary[] | null
  busy: boolean
  onAdd: () => void
  onApart: () => void
  onClose: () => void
}

/** Asks, before a second draft is made for one delivery, whether the first one takes its lines. */
export function DraftQuestion({ drafts, busy, onAdd, onApart, onClose }: DraftQuestionProps) {
  const t = useTranslations('orders')
  const close = useTranslations('common')('close')
  const format = useFormat()
  const words = useOrderWords()
  const opened = drafts !== null
  useFocusBack(opened)
  const count = drafts?.length ?? 0
  return (
    <NamedModal
      opened={opened}
      onClose={onClose}
      title={t('new.draftTitle', { count })}
      closeButtonProps={{ 'aria-label': close }}
    >
      <Stack gap="md">
        <Stack component="ul" gap="xs">
          {drafts?.map((draft) => (
            <li key={draft.id}>
              <strong>{draft.supplierName}</strong>
              <br />
              {t('new.draft', {
                day: words.delivery(draft),
                number: draft.number,
                count: draft.lines,
                sum: format.euro(draft.totalHt),
              })}
            </li>
          ))}
        </Stack>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={busy} onClick={onApart}>
            {t('new.draftApart')}
          </Button>
          <Button disabled={busy} onClick={onAdd} data-autofocus>
            {t('new.draftAdd', { count })}
          </Button>
        </Group>
      </Stack>
    </NamedModal>
  )
}
