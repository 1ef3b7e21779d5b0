import { Alert, Anchor, Button, Group, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { IconCopy } from '#web/ui/icons/copy.ts'
import { IconExternalLink } from '#web/ui/icons/external-link.ts'
import { useTranslations } from 'use-intl'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import classes from './publication.module.css'

interface CarteLinkProps {
  url: string
  onlyHere: boolean
}

/** The address, to read, copy and follow. */
export function CarteLink({ url, onlyHere }: CarteLinkProps) {
  const t = useTranslations('publication.address')
  const copy = () =>
    copyText(url).then(
      () => notifySuccess(t('copied')),
      () => notifyFailure(t('copyFailed')),
    )
  return (
    <>
      <div className={classes.link}>
        <TextInput
          label={t('label')}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            {t('copy')}
          </Button>
          <Anchor href={url} target="_blank" rel="noopener" className={classes.open}>
            <IconExternalLink size={16} aria-hidden />
            {t('open')}
          </Anchor>
        </Group>
      </div>
      {onlyHere && (
        <Alert color="saffron" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t('onlyHere')}
        </Alert>
      )}
    </>
  )
}
