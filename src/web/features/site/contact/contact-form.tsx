import { Anchor, Button, Textarea, TextInput } from '@mantine/core'
import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { useTranslations } from 'use-intl'
import { operator } from '#content/operator.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { proseTags } from '../reading/prose-tags.tsx'
import classes from './contact.module.css'
import { HiddenField } from './hidden-field.tsx'
import { useContactForm } from './use-contact-form.ts'
import { useFieldProps } from './use-field-props.tsx'
import { useShown } from './use-shown.ts'

/** Writes to the operator. The house says what is missing, not the browser. */
export function ContactForm() {
  const t = useTranslations('contact')
  const form = useContactForm()
  const propsOf = useFieldProps(form)
  const busy = form.state === 'sending'
  const outcome = useShown<HTMLDivElement>(form.failure ?? form.state)

  return (
    <Form
      method="post"
      className={classes.form}
      onSubmit={form.submit}
      aria-busy={busy}
      aria-label={t('form')}
    >
      <p className="note">{t('allRequired')}</p>
      <div className={classes.pair}>
        <TextInput {...propsOf('name')} autoComplete="name" />
        <TextInput
          {...propsOf('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </div>
      <TextInput {...propsOf('subject')} autoComplete="off" />
      <Textarea {...propsOf('message')} rows={9} resize="vertical" />
      <HiddenField />
      <div ref={outcome} className={classes.outcome}>
        {form.failure !== undefined && <ErrorBanner text={form.failure} />}
        {/* Always there, so that what comes into it is read out. */}
        <output>
          {form.state === 'sent' && (
            <span className={classes.sent}>
              <IconCircleCheck size={20} aria-hidden />
              {t('sent')}
            </span>
          )}
        </output>
      </div>
      <noscript>
        <p className={classes.notice}>
          {t('noScript')} <Anchor href={`mailto:${operator.email}`}>{operator.email}</Anchor>
        </p>
      </noscript>
      <div className={classes.end}>
        {/* Before the script has run there is nothing to submit to: what was typed would end in the address. */}
        <Button
          type={form.ready ? 'submit' : 'button'}
          size="md"
          className={classes.send}
          data-needs-script
          aria-disabled={busy}
        >
          {busy ? t('sending') : t('send')}
        </Button>
        <p className="note">{t.rich('kept', proseTags)}</p>
      </div>
    </Form>
  )
}
