import { useState } from 'react';
import { ProductForm, type ProductFormProps } from '../form/product-form.tsx';
import { type DeclaredProduct, ReadDeclaration } from './read-declaration.tsx';

type AddProductProps = Omit<ProductFormProps, 'product' | 'declared'>;

/** Adds a product: out of a declaration, whose figures are then in the form to be looked at, or typed. */
export function AddProduct(props: AddProductProps) {
  const [declared, setDeclared] = useState<DeclaredProduct | null>(null);
  const [readings, setReadings] = useState(0);
  return (
    <>
      <ReadDeclaration
        organisationSlug={props.organisationSlug}
        onRead={(product) => {
          // What waits for an answer stays out of the form, and so does what was read before it.
          if (product === null && declared === null) return;
          setDeclared(product);
          setReadings(readings + 1);
        }}
      />
      <ProductForm key={readings} {...props} product={null} declared={declared} />
    </>
  );
}
