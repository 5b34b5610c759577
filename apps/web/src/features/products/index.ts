export { BillScreen } from './bill/bill-screen.tsx';
export { CompareProducts } from './compare-products.tsx';
export { AddProduct } from './declaration/add-product.tsx';
export { ProductForm } from './form/product-form.tsx';
export { KeepPosts } from './keep/keep-posts.tsx';
export { LibraryScreen } from './library-screen.tsx';
export { productQuery } from './product-queries.ts';
export { ProductScreen } from './product-screen.tsx';
