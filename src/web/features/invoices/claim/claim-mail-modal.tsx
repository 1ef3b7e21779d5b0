import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconCopy } from '#web/ui/icons/copy.ts'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFocusBack } from '#web/lib/keyboard/use-focus-back.ts'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useClaimLines } from './claim-api.ts'
import classes from './claim-mail-modal.module.css'
import { type InvoiceClaim, linesIn } from './claim-of.ts'
import { claimMail, mailAddress } from './letter/claim-mail.ts'
import { useClaimLetter } from './use-claim-letter.ts'

export interface ClaimMailModalProps {
  invoice: Invoice
  claim: InvoiceClaim
  opened: boolean
  onClose: () => void
}

/** The mail that asks for a credit note, to be sent by the reader's own program or copied. */
export function ClaimMailModal({ invoice, claim, opened, onClose }: ClaimMailModalProps) {
  const t = useTranslations()
  const markRequested = useMarkRequested(invoice, claim)
  useFocusBack(opened)
  const sent = () => {
    markRequested()
    onClose()
  }
  return (
    <NamedModal
      opened={opened}
      onClose={onClose}
      title={t('invoiceClaim.request')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Mail invoice={invoice} claim={claim} onSent={sent} />
    </NamedModal>
  )
}

type MailProps = Pick<ClaimMailModalProps, 'invoice' | 'claim'> & { onSent: () => void }

function Mail({ invoice, claim: { open }, onSent }: MailProps) {
  const t = useTranslations('invoiceClaim')
  const { letter, to } = useClaimLetter(invoice)
  if (letter === undefined || to === undefined) return <Skeleton height={280} />
  const { subject, body } = claimMail(letter)
  const later = open.filter(({ agreedLater }) => agreedLater).length
  const { url, attached } = mailAddress(letter, to)
  const copy = async () => {
    try {
      await copyText(`${subject}\n\n${body}`)
      onSent()
    } catch {
      notifyFailure(t('copyFailed'))
    }
  }
  return (
    <Stack gap="md">
      <Text c="dimmed">{t(open.length === 0 ? 'mail.leadOfReceipts' : 'mail.lead')}</Text>
      <dl className={classes.head}>
        <dt>{t('mail.to')}</dt>
        <dd>{to ?? t('mail.noAddress')}</dd>
        <dt>{t('mail.subject')}</dt>
        <dd>{subject}</dd>
      </dl>
      <section
        className={classes.body}
        aria-label={t('mail.body')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable
        tabIndex={0}
      >
        {body}
      </section>
      {later > 0 && <Alert color="saffron">{t('mail.agreedLater', { count: later })}</Alert>}
      {attached && (
        <Alert color="saffron">
          {t('mail.attached')}{' '}
          <TextLink to={paths.invoiceClaim(invoice.id)} inherit underline="always">
            {t('paper')}
          </TextLink>
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button
          variant="default"
          leftSection={<IconCopy size={15} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('mail.copy')}
        </Button>
        <Button component="a" href={url} onClick={onSent} data-autofocus>
          {t('mail.open')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The lines that nothing was asked for yet are asked for now, which can be taken back at once. */
function useMarkRequested(invoice: Invoice, claimed: InvoiceClaim) {
  const t = useTranslations('invoiceClaim')
  const sentence = useFailureSentence()
  const { claim } = useClaimLines()
  const onError = (failure: unknown) => notifyFailure(sentence(t('failed'), failure))
  const unclaimed = linesIn(claimed, 'none')
  return () => {
    if (unclaimed.length === 0) return
    claim(invoice, unclaimed, 'asked', {
      onError,
      onSuccess: (stored) => {
        notifyUndo(t('marked', { count: unclaimed.length }), t('notSent'), () =>
          claim(stored, unclaimed, 'none', { onError }),
        )
      },
    })
  }
}
