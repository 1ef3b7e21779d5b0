import { Card } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PageTop } from '../reading/page-top.tsx'
import classes from './contact.module.css'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'

export function ContactPage() {
  const t = useTranslations('contact')
  return (
    <>
      <PageTop windowTitle={t('meta.title')} title={t('title')} lead={t('lead')} />
      <div className={classes.columns}>
        <Card className={classes.card}>
          <ContactForm />
        </Card>
        <ContactDetails />
      </div>
    </>
  )
}
