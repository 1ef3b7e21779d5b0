import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { readCategory } from '#domain/price-lists/read-category.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { NamedDrawer } from '#web/ui/named-dialog.tsx'
import { SignedOutBanner } from '#web/ui/signed-out-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useClosingQuestion } from '#web/ui/use-closing-question.tsx'
import { useAddProduct, useChangeProduct } from '../products-api.ts'
import { isUnavailable, statusOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import classes from './new-product-drawer.module.css'
import {
  changeOf,
  emptyDraft,
  inputOf,
  nextDraft,
  type ProductDraft,
} from '#web/entities/product/form/product-draft.ts'
import { ProductFields } from './product-fields.tsx'
import { useProductForm } from '#web/entities/product/form/use-product-form.ts'

export interface NewProductDrawerProps {
  opened: boolean
  onClose: () => void
  /** What was searched for and not found: the form is for that one product, and begins with its price. */
  name?: string
  /** What it is probably bought by. */
  unit?: Unit | undefined
  onAdded?: (product: UserProduct) => void
}

/**
 * A product added by hand without leaving the page. Enter saves, as Ctrl+Enter does from every field; Shift+Enter saves and
 * starts the next one.
 */
export function NewProductDrawer({ opened, onClose, name = '', unit, onAdded }: NewProductDrawerProps) {
  const t = useTranslations('products')
  const phone = usePhone()
  const { setDirty, close, cancel, question } = useClosingQuestion(opened, onClose)

  return (
    <>
      <NamedDrawer
        opened={opened}
        onClose={cancel}
        position="right"
        size={phone ? '100%' : 600}
        title={t('new')}
        closeButtonProps={{ 'aria-label': t('form.close') }}
        transitionProps={{ duration: 150 }}
        classNames={{ content: classes.content, body: classes.body }}
      >
        <NewProductForm
          opened={opened}
          name={name}
          unit={unit}
          onDirty={setDirty}
          onAdded={onAdded}
          onDone={close}
          onCancel={cancel}
        />
      </NamedDrawer>
      {question}
    </>
  )
}

interface NewProductFormProps extends Pick<NewProductDrawerProps, 'unit'> {
  /** False while it fades: the second click of a double one may come after the answer. */
  opened: boolean
  name: string
  onDirty: (dirty: boolean) => void
  onAdded: ((product: UserProduct) => void) | undefined
  onDone: () => void
  onCancel: () => void
}

function NewProductForm(props: NewProductFormProps) {
  const { opened, name, unit, onDirty, onAdded, onDone, onCancel } = props
  const t = useTranslations('products')
  const textOf = useFailureText()
  const add = useAddProduct()
  const [initialValues] = useState(() => ({
    ...emptyDraft(name, unit),
    // As an import of sheets reads it.
    category: readCategory({ rayon: '', storage: '', name }).category,
  }))
  const form = useProductForm(initialValues)
  const change = useChangeProduct()
  const busy = add.isPending || change.isPending || form.submitting
  const failure = change.error ?? (add.madeBefore === null ? add.error : null)
  // What the last attempt was to be followed by.
  const [next, setNext] = useState(false)

  const answers = (draft: ProductDraft, andNext: boolean) => ({
    onSuccess: (product: UserProduct) => {
      notifySuccess(t('notice.added'))
      onAdded?.(product)
      onDirty(false)
      if (!andNext) return onDone()
      add.reset()
      add.forget()
      change.reset()
      form.reset(nextDraft(draft))
      document.getElementById(form.inputId('name'))?.focus()
    },
    onError: form.reportFailure,
  })
  const save = (andNext: boolean) => {
    if (!opened || busy) return
    setNext(andNext)
    form.submit((_, draft) => add.mutate(inputOf(draft), answers(draft, andNext)))
  }
  /** Changes what the first attempt has made to what is typed. */
  const correct = (made: UserProduct) =>
    form.submit((_, draft) =>
      change.mutate({ id: made.id, version: made.version, ...changeOf(made, draft) }, answers(draft, next)),
    )

  const again = () =>
    change.error !== null && add.madeBefore !== null ? correct(add.madeBefore) : save(next)

  // In the fields too, where hotkeys are otherwise left to typing.
  useHotkeys(
    [
      ['mod+Enter', () => save(false)],
      ['shift+Enter', () => save(name === '')],
    ],
    [],
  )

  return (
    <Form className={classes.form} onChange={() => onDirty(true)} onSubmit={() => save(false)}>
      <div className={classes.fields}>
        <ProductFields form={form} priceFirst={name !== ''} withAllergens={name !== ''} />
      </div>
      <div className={classes.foot}>
        <MadeBeforeNotice
          creation={add}
          nameOf={(made) => made.name}
          busy={busy}
          onCorrect={correct}
          onAnother={() => save(next)}
        />
        {failure !== null &&
          !form.heldBack &&
          (statusOf(failure) === 401 ? (
            <SignedOutBanner text={t('failure.signedOut')} />
          ) : (
            <ErrorBanner
              text={textOf(failure, t('failure.add'))}
              {...(isUnavailable(failure) && { onRetry: again })}
            />
          ))}
        <div className={classes.buttons}>
          <Button variant="subtle" color="gray" onClick={onCancel} disabled={add.isPending}>
            {t('form.cancel')}
          </Button>
          {name === '' && (
            <Button
              variant="default"
              // The second click of a double one would send the next product, which is empty.
              onClick={({ detail }) => detail < 2 && save(true)}
              disabled={busy}
              rightSection={<Kbd size="xs">{t('form.shiftEnter')}</Kbd>}
            >
              {t('form.saveAndNext')}
            </Button>
          )}
          <Button type="submit" disabled={busy}>
            {busy ? t('form.saving') : t('form.save')}
          </Button>
        </div>
      </div>
    </Form>
  )
}
