import { financialProducts } from '@boundless/content/entries/financial-products';
import { products } from '@boundless/content/entries/products';
import { drawingOf } from '@boundless/content/product-drawings';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { Disclosures } from '@boundless/ui/sections/disclosures';
import { ProductIndex } from '@boundless/ui/sections/product-index';
import { ProductSection } from '@boundless/ui/sections/product-section';

const tones = ['tint', 'sunken', 'raised'] as const;

export const head = financialProducts.meta;

export default function FinancialProductsPage() {
  return (
    <>
      <ProductIndex content={financialProducts.hero} products={products} />
      {products.map((product, index) => (
        <ProductSection
          key={product.id}
          product={product}
          image={drawingOf(product.id)}
          side={index % 2 === 0 ? 'right' : 'left'}
          tone={tones[index % 3]}
          usedByLabel={financialProducts.usedByLabel}
          priceLabel={financialProducts.priceLabel}
          speedLabel={financialProducts.speedLabel}
          placesLabel={financialProducts.placesLabel}
        />
      ))}
      {financialProducts.disclosures.length > 0 && <Disclosures items={financialProducts.disclosures} />}
      <ClosingBand content={financialProducts.closing} />
    </>
  );
}
