import { useDisclosure } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import type { GammeDetail } from '#contract/gammes.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useShortcut } from '#web/lib/keyboard/use-shortcut.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { SheetPicker } from '#web/entities/sheet/picker/sheet-picker.tsx'
import { useAddRecette } from '../gammes-api.ts'

/** Sheets put on a gamme, by a button or the key 'n', one after the other. Render `picker` once. */
export function useAdding({ id, recettes }: GammeDetail) {
  const t = useTranslations('gammes')
  const sentence = useFailureSentence()
  const [opened, { open, close }] = useDisclosure()
  useShortcut('n', open)
  const add = useAddRecette(() => notifySuccess(t('notice.recipeAdded')))
  return {
    open,
    picker: (
      <SheetPicker
        opened={opened}
        onClose={() => {
          add.reset()
          close()
        }}
        taken={new Set(recettes.map(({ ficheId }) => ficheId))}
        takenLabel={t('dishes.taken')}
        confirmTaken={(title) => t('dishes.again', { title })}
        onPick={(sheet) => add.mutate({ id, ficheId: sheet.id })}
        error={add.isError ? sentence(t('failure.addRecipe'), add.error) : undefined}
      />
    ),
  }
}
