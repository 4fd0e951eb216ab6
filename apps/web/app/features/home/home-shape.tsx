import { Shimmer, ShimmerRegion } from '../../ui/notices/shimmer.tsx';

/** What is on its way, in its place: the strip, then a list. */
export function HomeShape() {
  return (
    <ShimmerRegion label="بنفتح كراستك" className="home-shape">
      <Shimmer shape="block" className="home-shape-strip" />
      <Shimmer shape="title" />
      <Shimmer shape="block" className="home-shape-list" />
    </ShimmerRegion>
  );
}
