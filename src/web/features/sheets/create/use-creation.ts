import { techSheetInput } from '#contract/sheets.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useCreateSheet } from '../sheets-api.ts'
import { EMPTY_DRAFT, isWorthKeeping } from './creation-draft.ts'

/** The form of a new sheet. An empty price is no price. */
export function useCreation(onCreated: (id: string) => void) {
  const creation = useCreateSheet()
  const form = useForm({
    initialValues: EMPTY_DRAFT,
    schema: techSheetInput,
    reValidateMode: 'onSubmit',
  })

  const submit = () => {
    if (creation.isSuccess) return
    form.submit(async (input) => {
      if (refusedInDemo()) return
      const { id } = await creation.mutateAsync(input)
      onCreated(id)
    })
  }

  return {
    form,
    submit,
    busy: creation.isPending || creation.isSuccess,
    failure: creation.error,
    dirty: isWorthKeeping(form.values) && !creation.isSuccess,
  }
}
