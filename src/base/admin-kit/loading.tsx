import { Skeleton, Stack, Text } from '@mantine/core'

/** Placeholder of a heading and the part under it. `height` is the part's, in pixels. */
export function Loading({ label, width, height }: { label: string; width: string; height: number }) {
  return (
    <Stack aria-busy="true">
      <Text role="status" c="dimmed">
        {label}
      </Text>
      <Skeleton height={36} width={width} />
      <Skeleton height={height} />
    </Stack>
  )
}
