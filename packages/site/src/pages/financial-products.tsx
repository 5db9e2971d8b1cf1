import { financialProducts } from '@boundless/content/entries/financial-products';
import { products } from '@boundless/content/entries/products';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { ProductIndex } from '@boundless/ui/sections/product-index';
import { ProductSection } from '@boundless/ui/sections/product-section';
import { productDrawings } from '@boundless/content/product-drawings';
import { headOf } from '../head/head-of.js';

export const head = headOf('/financial-products', financialProducts.meta);

export default function FinancialProductsPage() {
  return (
    <>
      <ProductIndex content={financialProducts.hero} products={products} />
      {products.map((product) => (
        <ProductSection
          key={product.id}
          product={product}
          image={productDrawings[product.id]}
          usedByLabel={financialProducts.usedByLabel}
        />
      ))}
      <ClosingBand content={financialProducts.closing} />
    </>
  );
}
