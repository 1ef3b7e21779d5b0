import { Button, TextInput } from '@mantine/core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { rule } from '#contract/rules.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'
import { Form } from '#web/ui/form.tsx'
import { useForm } from './use-form.ts'

const schema = z.object({
  name: z.string().min(2, rule('too-short')),
  email: z.email(rule('email-invalid')),
})
type Values = z.infer<typeof schema>

const name = page.getByLabelText('Nom')
const email = page.getByLabelText('Adresse')
const EMPTY: Values = { name: '', email: '' }

/** A form of two fields over `send`, which says whether something was changed and what it failed with. */
async function showForm(send: (input: Values) => Promise<void>, initialValues = EMPTY) {
  function Page() {
    const form = useForm({
      schema,
      initialValues,
      texts: { name: { 'too-short': 'Deux lettres au moins' } },
    })
    const field = (path: keyof Values) => ({
      ...form.field(path),
      value: form.values[path],
      onChange: (event: { currentTarget: { value: string } }) =>
        form.setValues({ [path]: event.currentTarget.value }),
    })
    return (
      <main>
        <h1>Un formulaire</h1>
        <Form onSubmit={() => form.submit(send)}>
          <TextInput label="Nom" {...field('name')} />
          <TextInput label="Adresse" {...field('email')} />
          <Button type="submit">{form.submitting ? 'Envoi' : 'Envoyer'}</Button>
          <Button onClick={() => form.reset()}>Effacer</Button>
        </Form>
        <output>
          {form.dirty ? 'modifié' : 'intact'}
          {form.failure !== undefined && `, ${JSON.stringify(form.failure)}`}
        </output>
      </main>
    )
  }
  await renderSitePage('contact', { Page })
  await expect.element(name).toBeVisible()
}

const press = (button: string) => page.getByRole('button', { name: button }).click()

test('nothing is wrong before it is submitted; then the first wrong field has the focus and nothing is sent', async () => {
  const sent: Values[] = []
  await showForm((input) => Promise.resolve(void sent.push(input)))
  await name.fill('A')
  await email.fill('a')
  await expect.element(page.getByText('Deux lettres au moins')).not.toBeInTheDocument()
  await press('Envoyer')
  await expect.element(name).toHaveFocus()
  await expect.element(page.getByText('Deux lettres au moins')).toBeVisible()
  await expect.element(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible()
  await name.fill('Ada')
  await expect.element(page.getByText('Deux lettres au moins')).not.toBeInTheDocument()
  await press('Envoyer')
  await expect.element(email).toHaveFocus()
  expect(sent).toEqual([])
  await email.fill('ada@exemple.fr')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toEqual([{ name: 'Ada', email: 'ada@exemple.fr' }])
})

test('it is sent once while the answer is awaited, however often it is submitted', async () => {
  let sent = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = () => {
    sent += 1
    return promise
  }
  await showForm(send, { name: 'Ada', email: 'ada@exemple.fr' })
  await email.click()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Envoi' })).toBeVisible()
  expect(sent).toBe(1)
  resolve()
  await press('Envoyer')
  expect(sent).toBe(2)
})

test("the server's refusal of a field shows at the field until its next change; any other failure shows in the form", async () => {
  const fields = [{ path: 'email', rule: 'email-invalid' }]
  const refusals: unknown[] = [Object.assign(new Error('refused'), { data: { fields } }), 'no network']
  const send = () => Promise.reject(refusals.shift())
  await showForm(send, { name: 'Ada', email: 'ada@exemple.fr' })
  await press('Envoyer')
  await expect.element(email).toHaveFocus()
  await expect.element(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible()
  await userEvent.keyboard('x')
  await expect.element(page.getByText('Veuillez entrer une adresse email valide')).not.toBeInTheDocument()
  await press('Envoyer')
  await expect.element(page.getByText(/intact, "no network"|modifié, "no network"/)).toBeVisible()
})

test('a form is changed while a value differs, and takes its first values up again', async () => {
  await showForm(() => Promise.resolve(), { name: 'Ada', email: '' })
  await expect.element(page.getByText('intact')).toBeVisible()
  await name.fill('Adam')
  await expect.element(page.getByText('modifié')).toBeVisible()
  await name.fill('Ada')
  await expect.element(page.getByText('intact')).toBeVisible()
  await name.fill('')
  await press('Envoyer')
  await expect.element(page.getByText('Deux lettres au moins')).toBeVisible()
  await press('Effacer')
  await expect.element(name).toHaveValue('Ada')
  await expect.element(page.getByText('Deux lettres au moins')).not.toBeInTheDocument()
})

test('the sentence for a number beyond a bound has both bounds, and whether it may be they', async () => {
  const number = z.number(rule('invalid'))
  const outOfRange = rule('out-of-range')
  const numbers = z.object({
    days: number.min(0, outOfRange).max(90, outOfRange),
    weight: number.min(0.000001, outOfRange).max(1_000_000, outOfRange),
    percent: number.gt(-100, outOfRange).max(1000, outOfRange),
    count: number.min(1, outOfRange),
    share: number.lt(1, outOfRange),
    other: number.refine(() => false, outOfRange),
  })
  const initialValues = { days: 91, weight: 0, percent: -100, count: 0, share: 1, other: 5 }
  function Page() {
    const form = useForm({ schema: numbers, initialValues })
    const paths = Object.keys(initialValues) as (keyof typeof initialValues)[]
    return (
      <Form onSubmit={() => form.submit(() => undefined)}>
        <Button type="submit">Envoyer</Button>
        {paths.map((path) => (
          <p key={path}>{form.field(path).error}</p>
        ))}
      </Form>
    )
  }
  await renderSitePage('contact', { Page })
  await press('Envoyer')
  for (const sentence of [
    'Donnez une valeur entre 0 et 90',
    'Donnez une valeur entre 0,000001 et 1 000 000',
    'Donnez une valeur supérieure à −100 et inférieure ou égale à 1 000',
    'Donnez une valeur supérieure ou égale à 1',
    'Donnez une valeur inférieure à 1',
    'Cette valeur est hors des limites permises',
  ]) {
    await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
  }
})
