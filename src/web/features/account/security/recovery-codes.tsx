import { Button, Code, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { downloadFile } from '#web/lib/browser/download-file.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { useStylesheet } from '#web/lib/browser/use-stylesheet.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { CopySecret } from './copy-secret.tsx'
import classes from './security.module.css'

/** The codes alone, of all the page. */
const ON_PAPER = `@media print {
  body * { visibility: hidden }
  [data-recovery-codes], [data-recovery-codes] * { visibility: visible }
  [data-recovery-codes] { position: fixed; inset: 0 }
  [data-recovery-codes] :focus { outline: none }
}`

interface RecoveryCodesProps {
  email: string
  codes: readonly string[]
  onKept: () => void
}

/** Codes that sign in without the authenticator, shown once: copied, downloaded or printed. */
export function RecoveryCodes({ email, codes, onKept }: RecoveryCodesProps) {
  const t = useTranslations('security.secondFactor')
  const format = useFormat()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const [madeAt] = useState(() => new Date())
  useStylesheet(ON_PAPER)
  const title = t('fileTitle', { email, date: format.dateLong(madeAt) })
  const text = [title, '', ...codes, ''].join('\n')
  return (
    <>
      <div data-recovery-codes>
        <Title order={3} size="h4" mb={6} ref={heading} tabIndex={-1}>
          {t('codesTitle')}
        </Title>
        <Text c="dimmed">{t('codesLead')}</Text>
        <Text className={classes.printed}>{title}</Text>
        <ul className={classes.codes} aria-label={t('codesTitle')}>
          {codes.map((code) => (
            <li key={code}>
              <Code className={classes.code}>{code}</Code>
            </li>
          ))}
        </ul>
      </div>
      <Group gap="8px 12px">
        <CopySecret text={text} />
        <Button
          variant="default"
          onClick={() => downloadFile(t('file'), new Blob([text], { type: 'text/plain' }))}
        >
          {t('download')}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Group>
      <Group>
        <Button onClick={onKept}>{t('kept')}</Button>
      </Group>
    </>
  )
}
