import { Chip, Group, Input, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { type Menu, menuInput } from '#contract/menus.ts'
import { MENU_MAX_LENGTH } from '#domain/menus/limits.ts'
import { CarteField } from '#web/entities/carte/carte-field.tsx'
import { paths } from '#web/entities/paths.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import type { FormInModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import { useChangeMenu, useCreateMenu } from '../menus-api.ts'
import { address } from '#web/lib/navigation/address.ts'

const COURSES = ['starter', 'main', 'dessert', 'wine'] as const
type Course = (typeof COURSES)[number]
const isCourse = (value: string): value is Course => COURSES.some((course) => course === value)

interface NewMenu {
  nom: string
  prixTtc: number | null
  courses: readonly Course[]
  carteId: string | undefined
}

const START: Omit<NewMenu, 'carteId'> = { nom: '', prixTtc: null, courses: ['starter', 'main', 'dessert'] }

/** A name, a price and the usual courses; the menu opens to be composed once it is there. */
export function NewMenuForm({
  carteId: chosen,
  onDirty,
  onDone,
  onCancel,
}: FormInModal & Pick<NewMenu, 'carteId'>) {
  const t = useTranslations('menus')
  const sentence = useFailureSentence()
  const navigate = useNavigate()
  const labelId = useId()
  const create = useCreateMenu()
  const change = useChangeMenu()
  const choiceOf = (course: Course) => ({ nom: t(`form.courses.${course}`), ficheIds: [] })
  const form = useForm({
    initialValues: { ...START, carteId: chosen },
    toInput: ({ courses, ...facts }) => ({
      ...facts,
      choices: COURSES.filter((course) => courses.includes(course)).map(choiceOf),
    }),
    schema: menuInput,
    immediate: ['too-long'],
    texts: {
      nom: {
        required: t('form.nameRequired'),
        'too-long': t('form.tooLong', { maximum: MENU_MAX_LENGTH.nom }),
      },
      // The field itself has a sentence for a price that is too high.
      prixTtc: {
        required: t('form.priceRequired'),
        'price-negative': t('form.priceNegative'),
        'out-of-range': false,
      },
    },
  })
  const { nom, prixTtc, courses, carteId } = form.values

  const answers = {
    onSuccess: ({ id }: Menu) => {
      flushSync(onDone)
      void navigate({ href: address(paths.menu(id)), ignoreBlocker: true })
    },
    onError: form.reportFailure,
  }
  const submit = () => form.submit((input) => create.mutate(input, answers))
  /** Changes what the first attempt has made to what is typed. */
  const correct = ({ id, revision }: Menu) =>
    form.submit((input) => change.mutate({ ...input, id, revision }, answers))
  const busy = create.isPending || change.isPending
  const failure = change.error ?? (create.madeBefore === null ? create.error : null)
  return (
    <Form onChange={onDirty} onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={t('form.name')}
          placeholder={t('form.namePlaceholder')}
          required
          data-autofocus
          autoComplete="off"
          value={nom}
          {...form.field('nom')}
          onChange={(event) => form.setValues({ nom: event.currentTarget.value })}
        />
        <MoneyField
          {...form.field('prixTtc')}
          label={t('form.price')}
          negative={t('form.priceNegative')}
          required
          validateOnSubmit
          value={prixTtc}
          onChange={(price) => form.setValues({ prixTtc: price })}
        />
        <CarteField value={carteId} onChange={(carte) => form.setValues({ carteId: carte })} />
        <div>
          <Input.Label component="div" id={labelId} mb={6}>
            {t('form.choices')}
          </Input.Label>
          <Chip.Group
            multiple
            value={[...courses]}
            onChange={(chosen) => form.setValues({ courses: chosen.filter(isCourse) })}
          >
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be named by what Mantine draws */}
            <Group gap="xs" role="group" aria-labelledby={labelId}>
              {COURSES.map((course) => (
                <Chip key={course} value={course}>
                  {t(`form.courses.${course}`)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </div>
        <MadeBeforeNotice
          creation={create}
          nameOf={(made) => made.nom}
          busy={busy}
          onCorrect={correct}
          onAnother={submit}
        />
        {failure !== null && !form.heldBack && <ErrorBanner text={sentence(t('failure.create'), failure)} />}
        <FormFoot busy={busy} onCancel={onCancel} mt="xs">
          {t(busy ? 'form.creating' : 'form.create')}
        </FormFoot>
      </Stack>
    </Form>
  )
}
