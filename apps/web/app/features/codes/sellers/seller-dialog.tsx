import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { underField, useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import type { Seller } from './seller.ts';

interface SellerDialogProps {
  /** Null for a new one. */
  seller: Pick<Seller, 'id' | 'name' | 'phone'> | null;
  onClose: () => void;
  onSaved: (seller: Seller) => void;
}

export function SellerDialog({ seller, onClose, onSaved }: SellerDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: { name: seller?.name ?? '', phone: seller?.phone ?? '' },
    problemsOf: ({ name }) => ({ name: !name.trim() && 'اكتب اسم البيّاع.' }),
    send: async (body) => {
      const { data } = seller
        ? await call('PUT /api/teach/code-sellers/{sellerId}', {
            params: { sellerId: seller.id },
            body: { ...body, was: { name: seller.name, phone: seller.phone } },
          })
        : await call('POST /api/teach/code-sellers', { body: { key, ...body } });
      onSaved(data);
    },
    blame: underField({ 'seller.name_taken': 'name', 'register.phone_invalid': 'phone' }),
  });
  return (
    <Dialog title={seller ? 'بيانات البيّاع' : 'بيّاع جديد'} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="seller-form">
        <Field
          {...form.field('name')}
          label="اسم البيّاع"
          data-first-focus
          maxLength={80}
          placeholder="مثلًا: مكتبة الهدى"
        />
        <Field {...form.field('phone')} label="موبايله (للواتساب)" type="tel" script="latin" maxLength={30} />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          {seller ? 'احفظ' : 'ضيف البيّاع'}
        </Button>
      </form>
    </Dialog>
  );
}
