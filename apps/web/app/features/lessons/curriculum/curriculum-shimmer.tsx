import { Shimmer, ShimmerRegion } from '../../../ui/notices/shimmer.tsx';

const UNITS = [1, 2, 3, 4];

/** The page on its way, in its real shape. */
export function CurriculumShimmer() {
  return (
    <ShimmerRegion label="بنفتح الكورس" className="wrap curriculum">
      <div className="curriculum-side">
        <Shimmer shape="block" />
        <Shimmer shape="block" />
      </div>
      <div className="curriculum-units">
        {UNITS.map((unit) => (
          <Shimmer key={unit} shape="block" />
        ))}
      </div>
    </ShimmerRegion>
  );
}
