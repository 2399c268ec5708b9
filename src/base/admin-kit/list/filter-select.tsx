import { Select, type SelectProps } from '@mantine/core'
import { useListQuery } from './list-query.ts'

/** A filter of a list, kept in its address. @param name in the address */
export function FilterSelect({ name, ...props }: Omit<SelectProps, 'value' | 'onChange'> & { name: string }) {
  const query = useListQuery()
  return (
    <Select
      value={query.get(name) || null}
      onChange={(value) => query.set({ [name]: value ?? '' })}
      clearable
      w={{ base: '100%', xs: 180 }}
      {...props}
    />
  )
}
