import { Radio, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type Role, ROLES } from '#domain/house/role.ts'

interface RoleChoiceProps {
  label: string
  value: Role
  onChange: (role: Role) => void
}

/** Each role with a sentence of what it sees. */
export function RoleChoice({ label, value, onChange }: RoleChoiceProps) {
  const t = useTranslations('houseRoles')
  return (
    <Radio.Group
      label={label}
      value={value}
      onChange={(chosen) => onChange(ROLES.find((role) => role === chosen) ?? value)}
    >
      <Stack gap={10} mt={6}>
        {ROLES.map((role) => (
          <Radio key={role} value={role} label={t(`names.${role}`)} description={t(`sees.${role}`)} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
