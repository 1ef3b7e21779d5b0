import { Alert, Button, Code, Group, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MadeInvitation } from '#contract/members.ts'
import type { Role } from '#domain/house/role.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { reachableAddress } from '#web/lib/navigation/reachable-address.ts'
import { qrDrawing, qrSvg } from '#web/lib/qr/qr-drawing.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { CopySecret } from '../security/copy-secret.tsx'
import pairing from '../kitchen/pair-tablet.module.css'
import security from '../security/security.module.css'

interface InvitedLinkProps {
  role: Role
  invitation: MadeInvitation
  onKept: () => void
}

/** The link of an invitation, shown this once: to copy, or to scan. */
export function InvitedLink({ role, invitation: { address, expiresAt }, onKept }: InvitedLinkProps) {
  const t = useTranslations('team.invite')
  const names = useTranslations('houseRoles.names')
  const format = useFormat()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { url, onlyHere } = reachableAddress(address ?? '', location.origin)
  return (
    <>
      <Title order={3} size="h4" ref={heading} tabIndex={-1}>
        {t('madeTitle', { role: names(role) })}
      </Title>
      <Text maw="40rem">{t('madeLead', { date: format.dateLong(expiresAt) })}</Text>
      <img
        className={pairing.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg(qrDrawing(url)))}`}
        alt={t('qr')}
      />
      <Code className={security.token}>{url}</Code>
      {onlyHere && (
        <Alert color="saffron" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t('onlyHere')}
        </Alert>
      )}
      <Group gap="8px 12px">
        <CopySecret text={url} label={t('copy')} />
        <Button onClick={onKept}>{t('kept')}</Button>
      </Group>
    </>
  )
}
