import { useState } from 'react';
import { ProductForm, type ProductFormProps } from '../form/product-form.tsx';
import { KeepDeclaration } from './keep-declaration.tsx';
import { type DeclarationRead, ReadDeclaration } from './read-declaration.tsx';

type AddProductProps = Omit<ProductFormProps, 'product' | 'declared'>;

/** Adds a product: out of a declaration, whose figures are then in the form to be looked at, or typed. */
export function AddProduct(props: AddProductProps) {
  const { organisationSlug, onStored } = props;
  const [read, setRead] = useState<DeclarationRead | null>(null);
  const [readings, setReadings] = useState(0);
  const [stored, setStored] = useState<string | null>(null);
  if (stored !== null && read !== null)
    return (
      <KeepDeclaration
        organisationSlug={organisationSlug}
        uuid={stored}
        read={read}
        onEnd={() => onStored(stored)}
      />
    );
  return (
    <>
      <ReadDeclaration
        organisationSlug={organisationSlug}
        onRead={(next) => {
          // What waits for an answer stays out of the form, and so does what was read before it.
          if (next === null && read === null) return;
          setRead(next);
          setReadings(readings + 1);
        }}
      />
      <ProductForm
        key={readings}
        {...props}
        product={null}
        declared={read?.product ?? null}
        onStored={(uuid) => (read ? setStored(uuid) : onStored(uuid))}
      />
    </>
  );
}
