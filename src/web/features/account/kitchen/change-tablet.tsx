import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deviceChange, type KitchenDevice } from '#contract/devices.ts'
import { PIN_LENGTH } from '#domain/kitchen/limits.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { client } from '#web/lib/query/api.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { useClosingQuestion } from '#web/ui/use-closing-question.tsx'
import { SheetsChoice } from './sheets-choice.tsx'

/** Name, sheets and PIN of a tablet, in the place of its entry; what another window has changed since stays. */
export function ChangeTablet({ tablet, onDone }: { tablet: KitchenDevice; onDone: () => void }) {
  const t = useTranslations('kitchenTablets')
  const common = useTranslations('common')
  const nameField = useFocusOnMount<HTMLInputElement>()
  const textOf = useFailureText()
  const queryClient = useQueryClient()
  const form = useForm({
    initialValues: { name: tablet.name, sheets: tablet.sheets, pin: '', noPin: false },
    schema: deviceChange,
    toInput: ({ name, sheets, pin, noPin }) => ({
      ...(name !== tablet.name && { name }),
      ...(sheets !== tablet.sheets && { sheets }),
      ...(noPin ? { pin: null } : pin !== '' && { pin }),
    }),
    texts: { pin: { invalid: t('pinInvalid') } },
  })
  const { name, sheets, pin, noPin } = form.values
  const { cancel, question } = useClosingQuestion(true, onDone, form.dirty)
  const save = () =>
    form.submit(async (change) => {
      if (Object.keys(change).length > 0) {
        await client.devices.change({ id: tablet.id, ...change })
        await invalidateAfter(queryClient, 'devices')
      }
      onDone()
    })
  return (
    <>
      <Form onSubmit={save} aria-busy={form.submitting}>
        <Stack
          gap={14}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing) cancel()
          }}
        >
          <TextInput
            {...form.field('name')}
            ref={nameField}
            label={t('name')}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => form.setValues({ name: currentTarget.value })}
          />
          <SheetsChoice value={sheets} onChange={(chosen) => form.setValues({ sheets: chosen })} />
          {!noPin && (
            <TextInput
              {...form.field('pin')}
              label={t(tablet.hasPin ? 'newPin' : 'pin')}
              description={t(tablet.hasPin ? 'newPinHint' : 'pinHint')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={PIN_LENGTH.maximum}
              maw="16rem"
              value={pin}
              onChange={({ currentTarget }) => form.setValues({ pin: currentTarget.value })}
            />
          )}
          {tablet.hasPin && (
            <Checkbox
              label={t('noPin')}
              checked={noPin}
              onChange={({ currentTarget }) => form.setValues({ noPin: currentTarget.checked })}
            />
          )}
          {form.failure !== undefined && <ErrorBanner text={textOf(form.failure, t('changeFailed'))} />}
          <Group gap="8px 12px">
            <Button type="submit" aria-disabled={form.submitting}>
              {common('save')}
            </Button>
            <Button variant="default" onClick={cancel}>
              {common('cancel')}
            </Button>
          </Group>
        </Stack>
      </Form>
      {question}
    </>
  )
}
