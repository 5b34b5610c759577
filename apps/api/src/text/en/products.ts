export const products = {
  'product-changed': 'Somebody else has changed this product in the meantime',
  'used-declaration-expired': 'The declaration of {product} has expired: it was valid until {day}',
  'declaration-not-read':
    'This file cannot be read as a declaration, or a question about it has not been answered; nothing was kept with the product',
  'declaration-already-kept':
    'Another file is kept with this version already; change the product first, so that the file belongs to the new version',
  'product-of-provider': 'This is a product of Milieuspoor; only its staff change it',
  'product-not-there': 'A chosen product is no longer there. Choose another one.',
  'product-own-not-hidden': 'Only a product of Milieuspoor can be hidden; you delete one of your own',
  'product-nothing-declared': 'Fill in a value for at least one indicator',
  'product-unknown-indicator': 'One of the indicators is not in this set',
  'product-unlike-modules': 'An indicator has one value for each module',
  'product-same-unit': 'A unit can be there only once',
  'product-of-bid':
    'This calculation is of a bidder. Its items are not kept in the library, because everybody in the organisation reads that.',
  'product-read-otherwise':
    'The file of this calculation now gives other figures than were stored, so nothing was kept. Ask Milieuspoor staff to value the calculation again.',
} as const;
