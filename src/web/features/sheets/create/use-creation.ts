import { type TechSheet, techSheetInput } from '#contract/sheets.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useCreateSheet, useSaveSheet } from '../sheets-api.ts'
import { EMPTY_DRAFT, isWorthKeeping } from './creation-draft.ts'

/** The form of a new sheet. An empty price is no price. */
export function useCreation(onCreated: (id: string) => void) {
  const creation = useCreateSheet()
  const correction = useSaveSheet()
  const form = useForm({
    initialValues: EMPTY_DRAFT,
    schema: techSheetInput,
    reValidateMode: 'onSubmit',
  })
  const done = creation.isSuccess || correction.isSuccess

  const submit = () => {
    if (done) return
    form.submit(async (input) => {
      if (refusedInDemo()) return
      const { id } = await creation.mutateAsync(input)
      onCreated(id)
    })
  }

  return {
    form,
    creation,
    submit,
    /** Changes what the first attempt has made to what is typed. */
    correct: ({ id, version }: TechSheet) =>
      form.submit(async (input) => {
        await correction.mutateAsync({ ...input, id, version })
        onCreated(id)
      }),
    busy: creation.isPending || correction.isPending || done,
    failure: form.heldBack
      ? null
      : (correction.error ?? (creation.madeBefore === null ? creation.error : null)),
    dirty: isWorthKeeping(form.values) && !done,
  }
}
