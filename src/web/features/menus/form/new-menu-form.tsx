import { Chip, Group, Input, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { MENU_MAX_LENGTH } from '#domain/menus/limits.ts'
import { paths } from '#web/entities/paths.ts'
import { InvalidFields, InvalidFieldsContext } from '#web/lib/form/invalid-fields.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import type { FormInModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import { useCreateMenu } from '../menus-api.ts'

const COURSES = ['starter', 'main', 'dessert', 'wine'] as const
type Course = (typeof COURSES)[number]
const isCourse = (value: string): value is Course => COURSES.some((course) => course === value)

/** A name, a price and the usual courses; the menu opens to be composed once it is there. */
export function NewMenuForm({ onDirty, onDone, onCancel }: FormInModal) {
  const t = useTranslations('menus')
  const sentence = useFailureSentence()
  const navigate = useNavigate()
  const labelId = useId()
  const [nom, setNom] = useState('')
  const [prixTtc, setPrixTtc] = useState<number | null>(null)
  const [courses, setCourses] = useState<Course[]>(['starter', 'main', 'dessert'])
  const [checked, setChecked] = useState(false)
  const [refused] = useState(() => new InvalidFields())
  const create = useCreateMenu()

  const maximum = MENU_MAX_LENGTH.nom
  const tooLong = nom.trim().length > maximum
  const nameIssue = tooLong ? t('form.tooLong', { maximum }) : nom.trim() === '' && t('form.nameRequired')
  const submit = () => {
    if (refused.lead()) return true
    if (nameIssue || prixTtc === null) return false
    const choices = COURSES.filter((course) => courses.includes(course)).map((course) => ({
      nom: t(`form.courses.${course}`),
      ficheIds: [],
    }))
    create.mutate(
      { nom: nom.trim(), prixTtc, choices },
      {
        onSuccess: ({ id }) => {
          flushSync(onDone)
          void navigate({ href: paths.menu(id), ignoreBlocker: true })
        },
      },
    )
    return true
  }
  return (
    <Form
      onChange={onDirty}
      onSubmit={(form) => {
        flushSync(() => setChecked(true))
        if (!submit()) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      }}
    >
      <Stack gap="md">
        <TextInput
          label={t('form.name')}
          placeholder={t('form.namePlaceholder')}
          required
          data-autofocus
          autoComplete="off"
          value={nom}
          error={(checked || tooLong) && nameIssue}
          onChange={(event) => setNom(event.currentTarget.value)}
        />
        <InvalidFieldsContext value={refused}>
          <MoneyField
            label={t('form.price')}
            required
            value={prixTtc}
            error={checked && prixTtc === null && t('form.priceRequired')}
            onChange={setPrixTtc}
          />
        </InvalidFieldsContext>
        <div>
          <Input.Label component="div" id={labelId} mb={6}>
            {t('form.choices')}
          </Input.Label>
          <Chip.Group multiple value={courses} onChange={(values) => setCourses(values.filter(isCourse))}>
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
        {create.isError && <ErrorBanner text={sentence(t('failure.create'), create.error)} />}
        <FormFoot busy={create.isPending} onCancel={onCancel} mt="xs">
          {t(create.isPending ? 'form.creating' : 'form.create')}
        </FormFoot>
      </Stack>
    </Form>
  )
}
