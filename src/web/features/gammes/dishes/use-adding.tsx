import { useDisclosure } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import type { GammeDetail, GammeRecette } from '#contract/gammes.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useShortcut } from '#web/lib/keyboard/use-shortcut.ts'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { SheetPicker } from '#web/entities/sheet/picker/sheet-picker.tsx'
import { useAddRecettes, useRemoveRecettes } from '../gammes-api.ts'

/** Sheets put on a gamme, by a button or the key 'n': several that are ticked in one act, which one button undoes. Render `picker` once. */
export function useAdding({ id, recettes }: GammeDetail) {
  const t = useTranslations('gammes')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const [opened, { open, close }] = useDisclosure()
  useShortcut('n', open)
  const remove = useRemoveRecettes()
  const added = (items: GammeRecette[], gammeId: string) => {
    const count = items.length
    const text = count === 1 ? t('notice.recipeAdded') : t('notice.recipesAdded', { count })
    notifyUndo(text, common('undo'), () =>
      remove.mutate(
        { id: gammeId, recipeIds: items.map((item) => item.id) },
        { onError: (failure) => notifyFailure(sentence(t('failure.removeRecipe'), failure)) },
      ),
    )
  }
  const add = useAddRecettes(added)
  const leave = () => {
    add.reset()
    close()
  }
  return {
    open,
    picker: (
      <SheetPicker
        opened={opened}
        onClose={leave}
        taken={new Set(recettes.map(({ ficheId }) => ficheId))}
        takenLabel={t('dishes.taken')}
        confirmTaken={(title) => t('dishes.again', { title })}
        onPick={(sheet) => add.mutate({ id, ficheIds: [sheet.id] })}
        onPickSeveral={(sheets) =>
          add.mutate({ id, ficheIds: sheets.map((sheet) => sheet.id) }, { onSuccess: leave })
        }
        error={add.isError ? sentence(t('failure.addRecipe'), add.error) : undefined}
      />
    ),
  }
}
