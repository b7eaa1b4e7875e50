import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { Section } from '../../ui/page.tsx'

const refused = { shop_name: 'Isi nama kedai.', username: 'Nama pautan ini sudah diambil. Cuba kopi-kampung-2.' }

export function FormShown() {
  const [errors, setErrors] = useState<Record<string, string>>({})
  return (
    <Section title="Form">
      <Form errors={errors} onSubmit={() => setErrors({ ...refused })} className="grid gap-4">
        <Field label="Nama kedai" error={errors.shop_name}>
          <Input name="shop_name" />
        </Field>
        <Field label="Pautan" error={errors.username}>
          <Input name="username" defaultValue="kopi-kampung" />
        </Field>
        <Button type="submit" variant="primary">
          Hantar borang
        </Button>
      </Form>
    </Section>
  )
}
